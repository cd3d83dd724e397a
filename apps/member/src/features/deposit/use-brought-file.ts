import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Hears of a file that is pasted or dropped anywhere on the screen; answers whether one is being dragged over it. Without this a
 * browser would leave the form and open the file.
 */
export const useBroughtFile = (take: (file: File) => void): boolean => {
  const [dragged, setDragged] = useState(false)
  const onFile = useEffectEvent((data: DataTransfer | null): boolean => {
    const file = data?.files[0]
    if (file) take(file)
    return file !== undefined
  })
  useEffect(() => {
    const ended = new AbortController()
    const listen = <K extends keyof DocumentEventMap>(name: K, hear: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(name, hear, { signal: ended.signal })
    listen('paste', (event) => {
      if (onFile(event.clipboardData)) event.preventDefault()
    })
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragged(true)
    })
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setDragged(false)
    })
    listen('drop', (event) => {
      setDragged(false)
      if (onFile(event.dataTransfer)) event.preventDefault()
    })
    return () => ended.abort()
  }, [])
  return dragged
}
