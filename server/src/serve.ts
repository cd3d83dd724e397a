import { run } from './main.ts'

/** The server alone, without building front ends: what `npm run dev` restarts on every change. */
await run({ build: async () => undefined })
