import { Button, Checkbox, Dialog, useFormatAmount } from '@moongate/ui'
import { type ReactNode, useState } from 'react'
import type { Game } from '../play/game.ts'
import { t } from '../text.ts'
import { toDecimal } from '@moongate/money'
import css from './dialogs.module.css'

const ROUNDS = [10, 25, 50, 100]
const LOSSES = [5, 10, 25, 50]

const Choice = <T extends number>({
  label,
  values,
  chosen,
  show,
  onChoose,
}: {
  label: string
  values: readonly T[]
  chosen: T
  show: (value: T) => ReactNode
  onChoose: (value: T) => void
}) => (
  <fieldset className={css.choice}>
    <legend>{label}</legend>
    {values.map((value) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {show(value)}
      </button>
    ))}
  </fieldset>
)

/** Sets up autoplay: how many spins, how much may be lost at most, whether free spins end it. */
export const AutoDialog = ({ stake, game, onClose }: { stake: number; game: Game; onClose: () => void }) => {
  const formatAmount = useFormatAmount()
  const [rounds, setRounds] = useState(ROUNDS[0] ?? 0)
  const [loss, setLoss] = useState(LOSSES[1] ?? 0)
  const [until_feature, setUntilFeature] = useState(true)
  const start = (): void => {
    onClose()
    game.auto({ rounds, loss_minor: loss * stake, until_feature })
  }
  return (
    <Dialog
      open
      size="s"
      title={t('auto_title')}
      close={t('close')}
      onClose={onClose}
      footer={
        <Button variant="primary" wide data-focus onClick={start}>
          {t('auto_start')}
        </Button>
      }
    >
      <Choice label={t('auto_rounds')} values={ROUNDS} chosen={rounds} show={String} onChoose={setRounds} />
      <Choice
        label={t('auto_loss')}
        values={LOSSES}
        chosen={loss}
        show={(times) => formatAmount(toDecimal(times * stake))}
        onChoose={setLoss}
      />
      <Checkbox checked={until_feature} onChange={(event) => setUntilFeature(event.target.checked)}>
        {t('auto_feature')}
      </Checkbox>
    </Dialog>
  )
}
