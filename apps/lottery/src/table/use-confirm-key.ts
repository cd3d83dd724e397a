import { useEffect } from 'react'

/** Ctrl+Enter confirms wherever the focus is, but never behind a dialog: what it says is to be read before anything is staked. */
export const useConfirmKey = (confirm: () => void): void => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      confirm()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  })
}
