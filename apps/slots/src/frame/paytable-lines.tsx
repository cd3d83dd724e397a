import type { Description } from '@moongate/slots'
import { t } from '../text.ts'
import css from './dialogs.module.css'

/** Each line over the cells of the reels. */
export const Lines = ({ about }: { about: Description }) => {
  const { layout, reels, rows } = about
  if (layout.kind !== 'lines') return null
  return (
    <ol className={css.lines}>
      {layout.lines.map((cells, at) => (
        <li key={cells.join()}>
          <svg viewBox={`0 0 ${reels * 10} ${rows * 10}`} aria-hidden>
            {Array.from({ length: reels * rows }, (_, cell) => (
              <rect
                key={cell}
                x={Math.floor(cell / rows) * 10 + 1}
                y={(cell % rows) * 10 + 1}
                width={8}
                height={8}
                rx={1.5}
                data-on={cells.includes(cell)}
              />
            ))}
          </svg>
          {at + 1}
        </li>
      ))}
    </ol>
  )
}

/** How wins are found, in a sentence. */
export const putHow = ({ layout, ways = 0 }: Description): string => {
  if (layout.kind === 'lines') return t('how_lines', { count: layout.lines.length })
  return layout.kind === 'ways' ? t('how_ways', { count: ways.toLocaleString('en') }) : t('how_anywhere')
}
