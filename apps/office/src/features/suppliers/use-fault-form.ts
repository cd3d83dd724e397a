import { useForm } from '@mantine/form'
import type { TestCallName, TestFault } from '@moongate/contract/games.states'
import { api } from '../../api/api.ts'
import { refreshSuppliers } from '../../api/suppliers.ts'
import { t } from '../../text.ts'
import { useAct } from '../../widgets/use-act.ts'
import { isWhole } from '../../rules/figures.rules.ts'

/** The dialog that the form stands in. */
export const FAULT_DIALOG = 'fault'
const MOST = { times: 100, delay_s: 600 } as const

type Draft = { code: string; fault: TestFault; call: TestCallName | ''; times: string; delay_s: string }
const START: Draft = { code: '', fault: 'never_answers', call: '', times: '1', delay_s: '10' }

const refuseCount = (typed: string, most: number): string | null =>
  isWhole(typed, most) ? null : t('faults.not_count', { max: most })

/** A fault as it is typed, `first` being the supplier it begins with, and its order. */
export const useFaultForm = (first: string) => {
  const form = useForm<Draft>({
    initialValues: { ...START, code: first },
    validate: {
      times: (typed) => refuseCount(typed, MOST.times),
      delay_s: (typed) => refuseCount(typed, MOST.delay_s),
    },
  })
  const { code, fault, call, times, delay_s } = form.values
  const { state, act, cancel } = useAct({
    dialog: FAULT_DIALOG,
    content: JSON.stringify(form.values),
    done: t('faults.done'),
    run: (signal) =>
      api.games.orderFault(
        { code, fault, times: Number(times), delay_s: Number(delay_s), ...(call !== '' && { call }) },
        { signal },
      ),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshSuppliers,
  })
  return { form, state, act, cancel }
}
