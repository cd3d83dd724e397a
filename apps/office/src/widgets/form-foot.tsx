import { Button, Group } from '@mantine/core'
import { t } from '../text.ts'
import { type FormState, Outcome } from './outcome.tsx'

type Props = { state: FormState; confirm: string; cancel: () => void; stops?: boolean; first?: boolean }

/** The end of a dialog that asks: what became of it, the way back and the way on; `stops` an order, `first` takes the focus. */
export const FormFoot = ({ state, confirm, cancel, stops = false, first = false }: Props) => (
  <>
    <Outcome state={state} />
    <Group justify="flex-end" gap={10}>
      <Button variant="default" onClick={cancel}>
        {t('cancel')}
      </Button>
      <Button
        type="submit"
        variant={stops ? 'danger' : 'filled'}
        loading={state === 'sending'}
        disabled={state === 'outdated'}
        data-autofocus={first || undefined}
      >
        {confirm}
      </Button>
    </Group>
  </>
)
