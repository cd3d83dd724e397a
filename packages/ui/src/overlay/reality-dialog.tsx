import { Button } from '../actions/button.tsx'
import { formatPlayed } from '../lib/format-played.ts'
import { Money } from '../show/money.tsx'
import { Dialog } from './dialog.tsx'
import css from './reality-dialog.module.css'

const SUMS = ['staked', 'won', 'result'] as const
type Sum = (typeof SUMS)[number]

export type RealityTexts = Record<'title' | 'text' | 'time' | 'go_on' | 'pause' | 'offered' | Sum, string>
type Props = {
  texts: RealityTexts
  /** How it went: amounts with two decimals. */
  spell: { seconds: number; is_offered: boolean } & Record<Sum, string>
  onGoOn: () => void
  onPause: () => void
}

/** The reality check: after so many minutes of play it stands over everything, says how it went, and waits to be confirmed. */
export const RealityDialog = ({ texts, spell, onGoOn, onPause }: Props) => (
  <Dialog
    open
    alert
    title={texts.title}
    onClose={onGoOn}
    footer={
      <>
        <Button onClick={onGoOn} data-focus>
          {texts.go_on}
        </Button>
        <Button variant="primary" onClick={onPause}>
          {texts.pause}
        </Button>
      </>
    }
  >
    <p>{texts.text}</p>
    <dl className={css.figures}>
      <div>
        <dt>{texts.time}</dt>
        <dd>{formatPlayed(spell.seconds)}</dd>
      </div>
      {SUMS.map((sum) => (
        <div key={sum}>
          <dt>{texts[sum]}</dt>
          <dd>
            <Money value={spell[sum]} />
          </dd>
        </div>
      ))}
    </dl>
    {spell.is_offered && <p className={css.offered}>{texts.offered}</p>}
  </Dialog>
)
