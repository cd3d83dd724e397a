import { useState, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  children?: ReactNode
  confirm: string
  cancel: string
  danger?: boolean
  /** While the returned promise runs the button is busy; the caller closes by setting `open`. */
  onConfirm: () => void | Promise<void>
  onCancel: () => void
}

/** Asks before something that cannot be taken back. Focus starts on cancel when it is dangerous. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirm,
  cancel,
  danger,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onCancel} data-focus={danger || undefined}>
        {cancel}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        busy={busy}
        onClick={() => void run()}
        data-focus={!danger || undefined}
      >
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onCancel} title={title} close={cancel} size="s" alert footer={footer}>
      {children}
    </Dialog>
  )
}

/** Tells one thing, with one way out. */
export const AlertDialog = ({
  open,
  title,
  children,
  ok,
  onClose,
}: {
  open: boolean
  title: ReactNode
  children?: ReactNode
  ok: string
  onClose: () => void
}) => {
  const footer = (
    <Button variant="primary" onClick={onClose} data-focus>
      {ok}
    </Button>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} close={ok} size="s" alert footer={footer}>
      {children}
    </Dialog>
  )
}
