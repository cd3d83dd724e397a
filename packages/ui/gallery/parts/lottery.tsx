import { useRef, useState } from 'react'
import {
  Ball,
  Balls,
  Button,
  Card,
  Eclipse,
  Money,
  MoonWheel,
  OddsButton,
  PickBall,
  Seal,
  Stat,
  burst,
  toast,
  type Motif,
} from '../../src/index.ts'
import type { Texts } from '../texts.ts'

const draws: [number[], number, number][] = [
  [[3, 7, 1, 9, 5, 10, 2, 8, 4, 6], 42, 75],
  [[5, 0, 8, 2, 9], 201, 300],
  [[6, 9, 4], 9, 60],
]

const gifts: Motif[] = ['four-leaf-clover', 'money-bag', 'gift', 'coin', 'red-envelope', 'moon-cake', 'gem', 'lantern']

const Board = ({ t }: { t: Texts }) => {
  const [picked, setPicked] = useState<number[]>([3, 7])
  const flip = (n: number) => setPicked(picked.includes(n) ? picked.filter((one) => one !== n) : [...picked, n])
  return (
    <Card className="rows">
      <div className="row">
        {Array.from({ length: 10 }, (_, n) => (
          <PickBall key={n} value={n} note={(n * 13) % 27} selected={picked.includes(n)} onClick={() => flip(n)} />
        ))}
      </div>
      <div className="two" style={{ gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        {t.types.map((label, n) => (
          <OddsButton
            key={label}
            label={label}
            odds="1.970"
            selected={picked.includes(n + 100)}
            onClick={() => flip(n + 100)}
          />
        ))}
      </div>
    </Card>
  )
}

const Wheel = ({ t }: { t: Texts }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [result, setResult] = useState<{ index: number }>()
  const showWin = () => {
    toast(`${t.wallet} +¥88.00`, { tone: 'good' })
    if (canvas.current) burst(canvas.current, 20)
  }
  return (
    <Card
      style={{
        position: 'relative',
        background: 'radial-gradient(circle at 50% 40%, oklch(.34 .12 25), oklch(.19 .05 330))',
      }}
    >
      <MoonWheel
        label={t.claim}
        prizes={['888', '¥8.88', '88', 'iPhone', '18.8', '¥5.88', '¥1.88', '66'].map((label, i) => ({
          id: label,
          label,
          motif: gifts[i],
        }))}
        result={result}
        onRest={showWin}
        hub={
          <button type="button" onClick={() => setResult({ index: ((result?.index ?? 0) + 3) % 8 })}>
            {t.play}
          </button>
        }
      />
      <canvas
        ref={canvas}
        width={560}
        height={420}
        style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
      />
      <div className="row" style={{ justifyContent: 'center', paddingTop: 24 }}>
        <Button variant="primary" size="l">
          {t.claim}
        </Button>
      </div>
    </Card>
  )
}

export const LotteryPart = ({ t }: { t: Texts }) => {
  return (
    <div className="two">
      <Card>
        <h2 className="head">
          <Seal size="l">{t.cats[4]?.slice(0, t.tag.startsWith('zh') ? 1 : undefined)}</Seal>
          {t.lottery}
        </h2>
        {draws.map(([values, left, total], i) => (
          <div className="draw" key={left}>
            <span>
              <strong>{t.draws[i]}</strong>
              <br />
              <small>{t.round}</small>
            </span>
            <Balls values={values} size={values.length > 6 ? 22 : 34} label={t.draws[i] ?? ''} />
            <Eclipse left={left} total={total} label={t.draws[i] ?? ''} />
          </div>
        ))}
        <div className="row" style={{ paddingTop: 20 }}>
          <Eclipse left={88} total={180} label={t.round} size={112} />
          <Eclipse left={8} total={60} label={t.round} size={112} />
          <Balls values={[5, 0, 8, 2, 9]} size={46} label={t.round} drop />
          <Ball value={7} size={56} hit />
          <Ball value={3} size={56} dim />
        </div>
      </Card>
      <Card>
        <h2 className="head">
          <Seal size="l" tone="jade">
            {t.tag.startsWith('zh') ? '信' : 'OK'}
          </Seal>
          {t.strength}
        </h2>
        <div className="three" style={{ gridTemplateColumns: '1fr 1fr', gap: 14 }}>
          <Stat value={86} unit={t.second} label={t.stats[0]} />
          <Stat value={80} unit="+" label={t.stats[1]} />
          <Stat value={3000} unit="+" label={t.stats[2]} />
          <Stat value={30} label={t.stats[3]} />
        </div>
        <p className="row" style={{ paddingTop: 20, fontSize: 'var(--fs-h3)', fontWeight: 700 }}>
          <Money value="88640.50" />
          <Money value="1204" sign />
          <Money value="-200.5" sign />
          <Money value="1" hidden hiddenLabel={t.hide} />
        </p>
      </Card>
      <Wheel t={t} />
      <Board t={t} />
    </div>
  )
}
