import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/sandbox/slots/',
  plugins: [react()],
  // Pictures are asked for one by one, and only those of the game that is played.
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
