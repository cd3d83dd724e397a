import { Money } from '@moongate/ui'
import type { Game } from '../../api/games.ts'
import { t } from '../../text.ts'
import { Two } from '../../widgets/data-table.tsx'

type Terms = NonNullable<Game['terms']>

/** The smallest and the greatest stake, and how much of one player a round or a match takes at most. */
export const Limits = ({ terms }: { terms: Terms }) => (
  <Two
    cut
    first={
      <>
        <Money value={terms.stake_least} /> – <Money value={terms.stake_most} />
      </>
    }
    second={
      terms.cap === null ? (
        ''
      ) : (
        <>
          <Money value={terms.cap} /> {t('games.cap')}
        </>
      )
    }
  />
)
