import { useSend } from '@moongate/client/react'
import { Button } from '@moongate/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { describeRefusal } from './describe.ts'
import { RatesFields } from './rates-fields.tsx'
import css from './team.module.css'
import { beginTyped, type Bound, readTyped, type Typed } from './team.rules.ts'

type Rates = { game_type: number; rate: string }[]
type Props = {
  bounds: readonly Bound[]
  has: readonly { game_type: number; rate: string }[]
  /** Whether it is for somebody without rates. */
  bare?: boolean
  submit: string
  send: (rates: Rates, signal: AbortSignal) => Promise<unknown>
  done: () => void
  children?: ReactNode
}

/** A form with rates that is sent as one; what the server refuses stands above its button. */
export const RatesForm = ({ bounds, has, bare = false, submit, send: call, done, children }: Props) => {
  const [typed, setTyped] = useState<Typed>(() => beginTyped(bounds, has))
  const [refusal, setRefusal] = useState('')
  const { state, send } = useSend(JSON.stringify([typed, bare]))
  const rates = bare ? [] : readTyped(bounds, typed)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!rates) return
    setRefusal('')
    try {
      await send((signal) => call(rates, signal))
      void queryClient.invalidateQueries({ queryKey: ['team'] })
      done()
    } catch (error) {
      setRefusal(describeRefusal(error))
    }
  }
  return (
    <form className={css.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {children}
      {!bare && <RatesFields bounds={bounds} typed={typed} onTyped={setTyped} />}
      <Outcome state={state} />
      {refusal !== '' && (
        <p className={css.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" variant="primary" busy={state === 'sending'} disabled={!rates}>
        {submit}
      </Button>
    </form>
  )
}
