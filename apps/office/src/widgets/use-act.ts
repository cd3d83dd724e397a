import { readFailure, useSend } from '@moongate/client/react'
import { modals } from '@mantine/modals'
import { useEffect, useState } from 'react'
import { ApiError } from '../api/api.ts'
import { notify } from '../api/notify.tsx'
import { forgetForm, noteForm } from '../dialogs/leaving.store.ts'

/** What was sent and not what it is about is at fault: typed wrong, a file too large or of another kind, or too much within a while. */
const OF_SENDER: ReadonlySet<number> = new Set([400, 413, 415, 422, 429])
/** A colleague saved the same after it was opened, or took it over: it is refused however often it is sent. */
const isOutdated = ({ code }: ApiError) => /^common\.conflict$|_meanwhile$|\.plan_changed$|\.not_owner$/.test(code)
/** What somebody typed cannot be taken as it is, or a colleague saved meanwhile: what was typed is still theirs to mend or to carry over. */
const isAboutTyped = (error: ApiError) =>
  OF_SENDER.has(error.status) || isOutdated(error) || /_(known|taken)$/.test(error.code)

/** Without an answer the dialog stays too, so that the same intent can be sent again. Any other refusal has made what it shows stale. */
const mayStay = (error: unknown, is_typed: boolean) =>
  readFailure(error) !== 'refused' || (is_typed && error instanceof ApiError && isAboutTyped(error))

/** `warn`: it has happened, and something about it is to be looked at. */
export type Told = { tone: 'good' | 'warn'; text: string }
const readTold = (told: string | Told): Told => (typeof told === 'string' ? { tone: 'good', text: told } : told)

type Act<T> = {
  /** The dialog's id. */ dialog: string
  /** What its form holds. */ content: string
  /** Whether somebody types into it; a mere question closes once it is outdated. */ is_typed?: boolean
  /** What is said when it has happened. */ done: string | ((answer: T) => string | Told)
  /** Sends it; `signal` gives it up. */ run: (signal: AbortSignal) => Promise<T>
  /** The faults of single fields. */ showFaults: (fields: Readonly<Record<string, string>>) => void
  refresh: () => void
}

/** What the form of a dialog does when it is sent. Cancel gives up what is under way and stays to tell; only then it closes. */
export const useAct = <T>({ dialog, content, is_typed = true, done, run, showFaults, refresh }: Act<T>) => {
  const { state, send, giveUp } = useSend(content)
  const [outdated, setOutdated] = useState(false)
  const act = async () => {
    try {
      const answer = await send(run)
      modals.closeAll()
      const { tone, text } = readTold(typeof done === 'string' ? done : done(answer))
      notify(tone, text)
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) showFaults(error.fields)
      if (error instanceof ApiError && isOutdated(error)) setOutdated(true)
      if (!mayStay(error, is_typed)) modals.closeAll()
    }
    refresh()
  }
  const cancel = () => {
    if (!giveUp()) modals.closeAll()
  }
  // What is under way is left by its Cancel alone, which gives it up.
  const free = state !== 'sending'
  const [begun] = useState(content)
  const typed = content !== begun
  useEffect(() => {
    noteForm({ typed, busy: !free })
    return forgetForm
  }, [typed, free])
  useEffect(
    () =>
      modals.updateModal({ modalId: dialog, withCloseButton: free, closeOnEscape: free, closeOnClickOutside: free }),
    [dialog, free],
  )
  return { state: outdated ? ('outdated' as const) : state, act, cancel }
}
