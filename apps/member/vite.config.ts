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
/** Small parts that several screens share. */
const PARTS =
  /\/packages\/(?:contract|money|ui)\/src\/(?!art\/|show\/qr-code)|\/apps\/member\/src\/(?:api|forms|session|widgets)\/|\/apps\/member\/src\/features\/.*(?:\.module\.css|-address\.rules\.ts|\/range-field\.tsx)/
/** Screens that draw the same thing come in one file: apart, each would be a name in the first script and a file around what they share. */
const SCREENS = /\/apps\/member\/src\/features\/(?:(deposit|welcome)\/(?!online-window)|lobby\/(?:casino|all-games)\b)/
/** The stream of events, opened once Home stands. */
const EVENTS = /\/(?:client\/src\/(?:events|turn|sse)|session\/events(?:\.rules)?)\.ts|\/eventsource-parser\//

/**
 * Each file costs its head and, on a slow line, its turn: what the first view needs is one script beside the one that
 * draws, one style sheet and one file of texts (decisions/0104).
 */
const groups = [
  { name: 'react-dom', test: RENDERER, priority: 4 },
  { name: 'site', tags: ['$initial' as const], priority: 3 },
  { name: 'home', test: HOME_PARTS, priority: 2 },
  { name: 'events', test: EVENTS, priority: 2 },
  { name: 'notices', test: NOTICES, priority: 2 },
  {
    name: (id: string) => {
      const { texts, places } = CORE_TEXTS.exec(id)?.groups ?? {}
      const lang = texts ?? places
      return lang === undefined ? null : `texts-${lang}`
    },
    priority: 2,
  },
  { name: (id: string) => SCREENS.exec(id)?.[1] ?? (SCREENS.test(id) ? 'all-games' : null), priority: 2 },
  { name: 'parts', test: PARTS, minShareCount: 2, priority: 1 },
]

/** The member site at `/`. In development the API is asked through the same origin. */
export default defineConfig({
  base: '/',
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
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
