import { readFileSync } from 'node:fs'

const version = (name: string) => (JSON.parse(readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8')) as { version: string }).version

const sets = [
  ['Fluent Emoji', '@iconify-json/fluent-emoji', 'Microsoft', 'MIT', 'motifs (`<name>.webp`), figures inside `hero*.webp` and `activity-*.webp`, pictures of `apps/slots/art/*.webp`'],
  ['Tabler Icons', '@iconify-json/tabler', 'Paweł Kuna', 'MIT', 'interface icons (`src/icons.gen.ts`)'],
  ['Circle Flags', '@iconify-json/circle-flags', 'HatScripts', 'MIT', 'language flags (`flag-*.svg`)'],
  ['Cryptocurrency Color Icons', '@iconify-json/cryptocurrency-color', 'Christopher Downer', 'CC0 1.0', 'the USDT coin (`usdt.svg`); the mark stays its owner\'s'],
  ['Outfit', '@fontsource-variable/outfit', 'The Outfit Project Authors', 'SIL OFL 1.1', 'digits only, as `outfit-num.woff2`, family name "Outfit Num"'],
] as const

/** The licence table beside the art. */
export const licences = (): string => {
  const rows = sets.map(([name, pkg, author, licence, use]) => `| ${name} | ${pkg} ${version(pkg)} | ${author} | ${licence} | ${use} |`)
  return `# Licences of the art

Written by \`npm run art\`. Nothing here is fetched while the product runs.

| set | package | author | licence | used for |
|---|---|---|---|---|
${rows.join('\n')}

Our own work, under the licence of the product: the six \`pattern-*.webp\`, the composition of \`hero*.webp\` and
\`activity-*.webp\` (moon, clouds, waves, hills), the drawings of \`apps/slots/art/*.svg\`, the mark in \`favicon.svg\` and \`app-icon-*.png\`.

## MIT

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files
(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge,
publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so,
subject to the following conditions: the above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED.

## SIL OFL 1.1

Copyright 2021 The Outfit Project Authors (https://github.com/Outfitio/Outfit-Fonts). The subset is distributed under the same
licence, https://openfontlicense.org, and is not sold by itself.
`
}
