import { useSend } from '@moongate/client/react'
import { useEffect, useState } from 'react'
import { type Answer, api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { holdMoney } from './hold-money.ts'
import { formatEntropy } from './wheel.rules.ts'

export type Won = Answer<'wheel', 'award'>['data']

const ENTROPY_BYTES = 8
const makeEntropy = (): string => formatEntropy(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)))
/** One press is one spin: the server has drawn before the wheel turns. Asked again after a lost answer, it is the same spin. */
export const useSpin = (wheel: number | null, onTurning: (turning: boolean) => void) => {
  const [entropy, setEntropy] = useState(makeEntropy)
  const [won, setWon] = useState<Won>()
  const [result, setResult] = useState<{ index: number }>()
  const [turning, setTurning] = useState(false)
  const { state, send } = useSend(entropy)
  useEffect(() => (turning ? holdMoney() : undefined), [turning])
  const turn = (on: boolean) => {
    setTurning(on)
    onTurning(on)
  }
  const press = async () => {
    setWon(undefined)
    turn(true)
    const body = { entropy, ...(wheel !== null && { wheel }) }
    const answer = await send((signal) => api.wheel.award(body, { signal })).catch(() => undefined)
    if (!answer) {
      turn(false)
      void queryClient.invalidateQueries({ queryKey: ['wheel'] })
      void queryClient.invalidateQueries({ queryKey: ['wheel-setting'] })
      return
    }
    setEntropy(makeEntropy())
    setWon(answer.data)
    setResult({ index: answer.data.position - 1 })
  }
  const rest = () => {
    turn(false)
    void queryClient.invalidateQueries({ queryKey: ['wheel'] })
    void queryClient.invalidateQueries({ queryKey: ['wheel-setting'] })
  }
  return { state, won, result, turning, press, rest }
}
