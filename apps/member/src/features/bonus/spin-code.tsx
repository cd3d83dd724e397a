import { useSend } from '@moongate/client/react'
import { Button, Field, Input, toast } from '@moongate/ui'
import { type SyntheticEvent, useState } from 'react'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './bonus.module.css'

const LONGEST = 20

/** Claims the free spins of a code. */
export const CodeForm = () => {
  const [code, setCode] = useState('')
  const { state, send } = useSend(code)
  const claim = async (event: SyntheticEvent) => {
    event.preventDefault()
    const asked = code.trim()
    if (asked === '') return
    const answer = await send((signal) => api.freespins.claim({ code: asked }, { signal })).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['bonus'] })
    if (!answer) return
    setCode('')
    toast(t('member-freespins:claimed', { count: answer.data.spins }), { tone: 'good' })
  }
  return (
    <li className={css.offer}>
      <h3>{t('member-freespins:code_title')}</h3>
      <p>{t('member-freespins:code_text')}</p>
      <form className={css.act} onSubmit={(event) => void claim(event)}>
        <Field label={t('member-freespins:code')}>
          <Input
            name="code"
            value={code}
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={state === 'sending'} disabled={code.trim() === ''}>
          {t('member-freespins:claim')}
        </Button>
        <Outcome state={state} booked />
      </form>
    </li>
  )
}
