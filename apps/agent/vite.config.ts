import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The agents' portal at `/agent/`. In development the API is asked through the same origin. */
export default defineConfig({
  base: '/agent/',
  plugins: [react()],
  build: { target: 'es2022', sourcemap: false, cssMinify: true },
  server: { proxy: { '/api': process.env.API ?? 'http://127.0.0.1:8080' } },
})
