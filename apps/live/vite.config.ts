import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the first view needs comes in one file: its style sheet names the order of all layers before any part of them. */
const groups = [{ name: 'game', tags: ['$initial' as const] }]

export default defineConfig({
  base: '/sandbox/live/',
  plugins: [react()],
  build: { target: 'es2023', rolldownOptions: { output: { codeSplitting: { groups } } } },
})
