import { buildQrPath } from '@moongate/ui'

export type Poster = { title: string; slogan: string; scan: string; code: string; url: string; font: string }

const [WIDTH, HEIGHT] = [720, 1080]
const QR = 336

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Long words are drawn narrower, so that nothing leaves the picture. */
const write = (text: string, y: number, size: number, colour: string, weight = 600): string => {
  const most = WIDTH - 96
  const fit = [...text].length * size * 0.62 > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="360" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}"${fit}>${escapeText(text)}</text>`
}

const drawCode = (url: string): string => {
  const { path, size } = buildQrPath(url)
  const scale = QR / size
  return `<rect x="172" y="512" width="376" height="376" rx="28" fill="#fff"/>
<path transform="translate(192 532) scale(${scale})" d="${path}" fill="#110c1a" shape-rendering="crispEdges"/>`
}

/** The poster of an invite link as a picture of its own: nothing in it is fetched. */
export const drawPoster = ({ title, slogan, scan, code, url, font }: Poster): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<radialGradient id="sky" cx=".5" cy=".2" r="1"><stop stop-color="#3d1d5c"/><stop offset=".55" stop-color="#1a1026"/><stop offset="1" stop-color="#0a0610"/></radialGradient>
<linearGradient id="gold" x2=".3" y2="1"><stop stop-color="#fff6d8"/><stop offset=".5" stop-color="#f4d786"/><stop offset="1" stop-color="#c9822a"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
<circle cx="360" cy="216" r="170" fill="#f4d786" opacity=".07"/><circle cx="360" cy="216" r="140" fill="#f4d786" opacity=".08"/>
<path transform="translate(250 106) scale(4.6)" fill="url(#gold)" fill-rule="evenodd" d="M24 3a21 21 0 1 1 0 42a21 21 0 0 1 0-42zM26.4 6.8a15.800 15.800 0 1 0 0 31.600a15.800 15.800 0 0 0 0-31.600z"/>
<rect x="24" y="24" width="672" height="1032" rx="36" fill="none" stroke="#f4d786" stroke-opacity=".45" stroke-width="2"/>
<g text-anchor="middle" font-family="${escapeText(font)}">
${write(title, 408, 52, '#f6e8b3', 750)}
${write(slogan, 468, 30, '#f8f4ec', 500)}
${write(scan, 944, 28, '#c6c1d1', 500)}
${write(code, 1004, 44, '#f4d786', 700)}
</g>
${drawCode(url)}
</svg>`

/** The same as an address for a picture on the page. */
export const buildPosterUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
