import { Dialog, type DialogProps } from '@moongate/ui'
import { useEffect } from 'react'
import { leaveTyped } from '../popups/leave-typed.ts'
import { t } from '../text.ts'

const askToStay = (event: Event): void => event.preventDefault()
const noteTyped = ({ target }: Event): void => {
  if (target instanceof Element && target.closest('dialog')) addEventListener('beforeunload', askToStay)
}

/** Once something is typed the browser asks before a reload, which no dialog of ours can. */
const useReloadAsked = (): void =>
  useEffect(() => {
    addEventListener('input', noteTyped)
    return () => {
      removeEventListener('input', noteTyped)
      removeEventListener('beforeunload', askToStay)
    }
  }, [])

type Props = Pick<DialogProps, 'title' | 'size' | 'children'> & {
  close: () => void
  /** Gives up what is sent, where something is: the dialog stays to tell. */
  giveUp?: () => boolean
}

/** A dialog with a form, which asks before what was typed in it is lost, by its own ways out as by a reload. */
export const FormDialog = ({ close, giveUp, ...shown }: Props) => {
  useReloadAsked()
  return (
    <Dialog
      open
      close={t('member:ui.close')}
      onClose={(typed) => giveUp?.() || void leaveTyped(typed, close)}
      {...shown}
    />
  )
}
