import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { showShellFirst } from './shell.ts'

/** The member site at `/`. In development the API is asked through the same origin. */
export default defineConfig({
  base: '/',
  plugins: [react(), showShellFirst()],
  build: { manifest: true, target: 'es2022', sourcemap: false, cssMinify: true },
  server: { proxy: { '/api': process.env.API ?? 'http://127.0.0.1:8080' } },
})
