import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { showShellFirst } from './shell.ts'

/** Texts that every screen and Home need come together with the places of the others, one file a language. */
const CORE_TEXTS =
  /\/(?:locales\/(?<texts>\w+)\/(?:common|member|member-home|member-footer)\.json|member\/src\/texts\/(?<places>\w+)\.ts)$/
/** What Home and the layout around it fetch after the first paint, for visitor and member: one more file. */
const HOME_PARTS = /\/apps\/member\/src\/(?:features\/home|layouts\/main)\//
/** What draws the screens: taken in beside the site's own script, in a turn of its own, and the same from release to release. */
const RENDERER = /\/node_modules\/(?:react-dom\/(?:client\.js|cjs\/react-dom-client)|scheduler\/)/
/** What opens by itself over the first screen of a visit. */
const NOTICES = /\/(?:popups\/notices-dialog|widgets\/notice-reader|show\/(?:rich|clean)-html)\./

/**
 * Each file costs its head and, on a slow line, its turn: what the first view needs is one script beside the one that
 * draws, one style sheet and one file of texts (decisions/0104).
 */
const groups = [
  { name: 'react-dom', test: RENDERER, priority: 2 },
  { name: 'site', tags: ['$initial' as const], priority: 1 },
  { name: 'home', test: HOME_PARTS },
  { name: 'notices', test: NOTICES },
  {
    name: (id: string) => {
      const { texts, places } = CORE_TEXTS.exec(id)?.groups ?? {}
      const lang = texts ?? places
      return lang === undefined ? null : `texts-${lang}`
    },
  },
]

/** The member site at `/`. In development the API is asked through the same origin. */
export default defineConfig({
  base: '/',
  plugins: [react(), showShellFirst()],
  build: {
    manifest: true,
    // A browser that knows no preloading fetches a file when it is imported; a script to do it earlier costs every other one.
    modulePreload: { polyfill: false },
    target: 'es2022',
    sourcemap: false,
    cssMinify: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': process.env.API ?? 'http://127.0.0.1:8080' } },
})
