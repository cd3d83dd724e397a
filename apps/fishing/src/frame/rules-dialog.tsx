import { type Kind, KINDS } from '@moongate/fishing'
import { Proof, Rules } from '@moongate/game-client'
import { Dialog } from '@moongate/ui'
import { useEffect, useRef } from 'react'
import { LOOKS } from '../art/looks.ts'
import { drawFish } from '../stage/brush.ts'
import { t, type TextKey } from '../text.ts'
import css from './frame.module.css'

const [WIDE, HIGH, SIZE] = [88, 56, 24]

const Picture = ({ code }: { code: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const [ctx, look] = [canvas.current?.getContext('2d'), LOOKS[code]]
    if (!ctx || !look) return
    ctx.setTransform(2, 0, 0, 2, 0, 0)
    ctx.clearRect(0, 0, WIDE, HIGH)
    drawFish(ctx, look, { x: WIDE / 2, y: HIGH / 2, angle: 0, size: SIZE, now: 0, phase: 0 })
  }, [code])
  return <canvas ref={canvas} width={WIDE * 2} height={HIGH * 2} aria-hidden />
}

const Row = ({ kind: { code, times, effect } }: { kind: Kind }) => (
  <li>
    <Picture code={code} />
    <span>{t(`kind.${code}` as TextKey)}</span>
    <b>
      ×{times}
      {effect && '+'}
    </b>
  </li>
)

/** What each fish pays, what comes back in the mean, how shots are decided, and how the draw can be checked. */
export const RulesDialog = ({ hash, onClose }: { hash: string | undefined; onClose: () => void }) => (
  <Dialog open size="m" title={t('how_to_play')} close={t('close')} onClose={onClose}>
    <ul className={css.kinds}>
      {KINDS.map((kind) => (
        <Row key={kind.code} kind={kind} />
      ))}
    </ul>
    <Rules>
      <li>{t('rule.pay')}</li>
      <li>{t('rule.rtp')}</li>
      <li>{t('rule.lightning')}</li>
      <li>{t('rule.bomb')}</li>
      <li>{t('rule.back')}</li>
      <li>{t('rule.shared')}</li>
      <li>{t('rule.keys')}</li>
    </Rules>
    {hash && <Proof label={t('proof')} hash={hash} />}
  </Dialog>
)
