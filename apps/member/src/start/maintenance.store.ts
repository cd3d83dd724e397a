import { create } from 'zustand'

/** What the server said when it was closed for maintenance; nothing while it is open. */
export const useMaintenance = create<{ message: string | undefined }>(() => ({ message: undefined }))

export const showMaintenance = (message: string): void => useMaintenance.setState({ message })
/** It has answered again. */
export const clearMaintenance = (): void => useMaintenance.setState({ message: undefined })
