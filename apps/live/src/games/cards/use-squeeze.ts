import { useReducedMotion } from '@moongate/ui'
import { useState } from 'react'
import type { Table } from '../../play/use-tables.ts'

/** Which cards of the round a player still has to peel open: none unless they want to, and none once the round is over. */
export const useSqueeze = ({ round, phase }: Table) => {
  const plain = useReducedMotion()
  const [wanted, setWanted] = useState(false)
  const [opened, setOpened] = useState<readonly string[]>([])
  const nameCard = (side: string, at: number): string => `${round} ${side} ${at}`
  return {
    offered: !plain,
    wanted,
    toggle: () => setWanted(!wanted),
    isCovered: (side: string, at: number): boolean =>
      wanted && !plain && phase === 'dealing' && !opened.includes(nameCard(side, at)),
    open: (side: string, at: number) => setOpened((before) => [...before, nameCard(side, at)]),
  }
}
export type Squeeze = ReturnType<typeof useSqueeze>
