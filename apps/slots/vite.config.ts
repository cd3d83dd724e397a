import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the first view needs comes in one file: its style sheet names the order of all layers before any part of them. */
const groups = [{ name: 'game', tags: ['$initial' as const] }]

export default defineConfig({
  base: '/sandbox/slots/',
  plugins: [react()],
  build: {
    target: 'es2023',
    // Pictures are asked for one by one, and only those of the game that is played.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
