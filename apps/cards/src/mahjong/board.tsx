import type { MahjongView, Meld } from '@moongate/cards'
import { Money } from '@moongate/ui'
import type { ReactNode } from 'react'
import { toDecimal } from '@moongate/money'
import { SeatFrame, SeatMark } from '../parts/seat-frame.tsx'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'
import css from './mahjong.module.css'
import { Tile } from './tile.tsx'

/** Points that a stake can lose at most; the view says it once there is a round. So many tiles stand and are left before it. */
const [MOST_POINTS, HAND, WALL] = [50, 13, 38]

const writePoints = (points: number): string => `${points > 0 ? '+' : '−'}${Math.abs(points)}`

/** Groups that lie on the table. */
const Melds = ({ melds }: { melds: readonly Meld[] }) => (
  <ul className={css.melds} aria-label={t('mahjong.melds')}>
    {melds.map(({ tiles }) => (
      <li key={tiles.join('-')}>
        {tiles.map((tile) => (
          <Tile key={tile} tile={tile} />
        ))}
      </li>
    ))}
  </ul>
)

type Seated = { at: number; view: MahjongView | undefined; shown: boolean }

/** A seat: who deals, what it brought, its tiles, and its groups. */
const SeatPlace = ({ at, view, shown, children }: Seated & { children: ReactNode }) => {
  const { points = 0, melds = [] } = view?.seats[at] ?? {}
  return (
    <SeatFrame
      at={at}
      name={t(at === 0 ? 'mahjong.you' : 'mahjong.bot')}
      marks={
        <>
          {view?.dealer === at && <SeatMark only>{t('mahjong.dealer')}</SeatMark>}
          {shown && points !== 0 && <SeatMark>{t('mahjong.points', { points: writePoints(points) })}</SeatMark>}
        </>
      }
      won={shown && view?.winner === at}
    >
      <div className={css.row}>
        {children}
        <Melds melds={melds} />
      </div>
    </SeatFrame>
  )
}

const River = ({ at, view }: Pick<Seated, 'at' | 'view'>) => (
  <ul className={css.river} data-at={at} aria-label={t('mahjong.laid')}>
    {(view?.seats[at]?.laid ?? []).map((tile) => (
      <li key={tile} data-lies={view?.lies === tile}>
        <Tile tile={tile} />
      </li>
    ))}
  </ul>
)

/** The bot: backs until the end. */
const Bot = ({ view, shown }: Omit<Seated, 'at'>) => {
  const seat = view?.seats[1]
  const hand = seat?.hand ?? Array.from({ length: seat?.size ?? HAND }, () => undefined)
  return (
    <SeatPlace at={1} view={view} shown={shown}>
      <div className={css.tiles}>
        {hand.map((tile, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what a back is known by
          <Tile key={`${at} ${tile}`} tile={tile} />
        ))}
      </div>
    </SeatPlace>
  )
}

/** The wall, what a point is worth, and with the end what counted. */
const Middle = ({ round, stake, shown }: Omit<Seen, 'children'>) => {
  const view = round?.view
  return (
    <div className={css.middle}>
      <p>
        <span>
          {t('mahjong.wall')} <b>{t('mahjong.left', { tiles: view?.left ?? WALL })}</b>
        </span>
        <span>
          {t('mahjong.point')} <Money value={toDecimal((round?.stake ?? stake) / (view?.most_points ?? MOST_POINTS))} />
        </span>
      </p>
      {shown && view && view.fan.length > 0 && (
        <ul className={css.fan}>
          {view.fan.map(({ fan, points }) => (
            <li key={fan}>
              {t(`mahjong.fan.${fan}`)} <b>{points}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Seen = { round: Round<MahjongView> | null; stake: number; shown: boolean; children: ReactNode }

/** The table: the bot above, the player below, and between them what both have laid. */
export const Board = ({ round, stake, shown, children }: Seen) => {
  const view = round?.view
  return (
    <div className={css.lay} key={round?.id ?? ''}>
      <Bot view={view} shown={shown} />
      <River at={1} view={view} />
      <Middle round={round} stake={stake} shown={shown} />
      <River at={0} view={view} />
      <SeatPlace at={0} view={view} shown={shown}>
        {children}
      </SeatPlace>
    </div>
  )
}
