import { useQuery } from '@tanstack/react-query'
import { Balls, Marquee, Money } from '@moongate/ui'
import type { ReactNode } from 'react'
import type { Answer } from '../../api/api.ts'
import { drawsQuery, happeningsQuery, noticesQuery } from '../../api/queries.ts'
import { openNotices } from '../../popups/popups.store.ts'
import { t } from '../../text.ts'
import { computeRoundSeconds, splitSpan } from './strip.rules.ts'
import css from './strip.module.css'

type Happened = Answer<'reports', 'happenings'>['data'][number]

const Piece = ({ tag, tone, children }: { tag: string; tone: 'draw' | 'win' | 'payout'; children: ReactNode }) => (
  <span className={css.piece}>
    <b className={css.tag} data-tone={tone}>
      {tag}
    </b>
    {children}
  </span>
)

const Happening = ({ happened: { kind, name, money, game, seconds } }: { happened: Happened }) => {
  const took = seconds === null ? undefined : splitSpan(seconds)
  return (
    <Piece tag={t(`member-home:strip.${kind}`)} tone={kind}>
      <span>{name}</span>
      {game !== '' && <span>{game}</span>}
      <Money value={money} className={css.amount} />
      {took && <small>{t(`member-home:strip.in_${took.unit}`, { count: took.count })}</small>}
    </Piece>
  )
}

/** What happens here, passing by: the newest draws, wins and payouts from the site's own records, and the notices. */
export const Strip = () => {
  const { data: draws = [] } = useQuery(drawsQuery)
  const { data: happened = [] } = useQuery(happeningsQuery)
  const { data: notices } = useQuery(noticesQuery)
  const items = [
    ...draws.flatMap(({ code, title, last }) =>
      last
        ? [
            <Piece key={code} tag={t('member-home:strip.draw')} tone="draw">
              <span>{title}</span>
              <Balls values={last.balls} label={t('member-home:issue', { issue: last.issue })} size={22} />
            </Piece>,
          ]
        : [],
    ),
    ...happened.map((one, i) => <Happening key={i} happened={one} />),
    ...(notices?.data ?? []).map((notice) => (
      <button key={`notice ${notice.id}`} type="button" className={css.news} onClick={() => openNotices(notice.id)}>
        {notice.title}
      </button>
    )),
  ]
  if (items.length === 0) return null
  return (
    <Marquee
      items={items}
      label={t('member-home:marquee')}
      texts={{ pause: t('member:ui.pause'), play: t('member:ui.play') }}
      round_s={computeRoundSeconds(items.length)}
    />
  )
}
