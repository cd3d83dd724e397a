import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/sandbox/fishing/',
  plugins: [react()],
  build: { target: 'es2023' },
})
