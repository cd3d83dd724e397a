import { toDecimal } from '@moongate/money'
import { computePayout, type Description, describeGame, type SlotGame } from '@moongate/slots'
import { Dialog, useFormatAmount } from '@moongate/ui'
import { useEffect, useMemo, useRef } from 'react'
import type { Drawer } from '../art/sprites.ts'
import { nameSymbol, t, translateName } from '../text.ts'
import { Coins } from './coins.tsx'
import css from './dialogs.module.css'
import { listFeatures } from './features.ts'
import { Lines, putHow } from './paytable-lines.tsx'

const PICTURE_PX = 144

const Facts = ({ about }: { about: Description }) => {
  const facts = [
    ['rtp', `${about.published.rtp} %`],
    ['hit_rate', `${about.published.hit_rate} %`],
    ['volatility', translateName('volatility', about.volatility)],
    ['most', t('times', { count: about.max_win_stakes.toLocaleString('en') })],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([name, figure]) => (
        <div key={name}>
          <dt>{translateName('fact', name)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

const Picture = ({ source }: { source: HTMLCanvasElement | undefined }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (source) canvas.current?.getContext('2d')?.drawImage(source, 0, 0)
  }, [source])
  return <canvas ref={canvas} width={PICTURE_PX} height={PICTURE_PX} aria-hidden />
}

const Pays = ({ slot, draw, stake }: { slot: SlotGame; draw: Drawer; stake: number }) => {
  const sprites = useMemo(() => draw(PICTURE_PX), [draw])
  const about = useMemo(() => describeGame(slot), [slot])
  return (
    <ul className={css.pays}>
      {about.symbols.map(({ id, pays }, at) => (
        <li key={id}>
          <Picture source={sprites[at]?.still} />
          <div>
            <b>{nameSymbol(id)}</b>
            {pays.toReversed().map(({ count }) => (
              <span key={count}>
                ×{count}
                <Coins minor={Number(computePayout(slot, slot.symbols[at]?.pays[count] ?? 0, BigInt(stake)))} />
              </span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

type Props = { slot: SlotGame; draw: Drawer; stake: number; onClose: () => void }

/** All there is to know before a stake is laid: returns, pays at this stake, features, how wins are found. */
export const PaytableDialog = ({ slot, draw, stake, onClose }: Props) => {
  const about = useMemo(() => describeGame(slot), [slot])
  const formatAmount = useFormatAmount()
  return (
    <Dialog open size="l" title={t('paytable')} close={t('close')} onClose={onClose}>
      <div className={css.paytable}>
        <Facts about={about} />
        <h3>{t('pays')}</h3>
        <p>{t('pays_note', { amount: formatAmount(toDecimal(stake)) })}</p>
        <Pays slot={slot} draw={draw} stake={stake} />
        <h3>{t('features')}</h3>
        <ul className={css.features}>
          {listFeatures(about).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h3>{t('how')}</h3>
        <p>{putHow(about)}</p>
        <Lines about={about} />
        <p className={css.note}>{t('how_note')}</p>
        <p className={css.note}>{t('keys')}</p>
      </div>
    </Dialog>
  )
}
