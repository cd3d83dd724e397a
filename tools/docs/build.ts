// npm run docs: writes the pages that are made from the code.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderPages } from './pages.ts'
import { root } from './tree.ts'

for (const [file, text] of Object.entries(renderPages())) writeFileSync(join(root, file), text)
