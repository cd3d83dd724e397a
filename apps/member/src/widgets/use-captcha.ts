import { useEffect, useRef, useState } from 'react'
import { type Answer, api } from '../api/api.ts'

type Captcha = Answer<'sessions', 'captcha'>['data']
type Proof = { state: 'none' | 'failed' } | { state: 'busy'; percent: number } | { state: 'done'; value: string }

/** A captcha as the server gives it, and the browser's work in its place; both end with the field. */
export const useCaptcha = () => {
  const [captcha, setCaptcha] = useState<Captcha>()
  const [proof, setProof] = useState<Proof>({ state: 'none' })

  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  const load = async () => {
    work.current?.abort()
    const answer = await api.sessions.captcha({}).catch(() => undefined)
    setCaptcha(answer?.data)
    setProof({ state: 'none' })
    return answer?.data
  }
  const prove = async () => {
    const task = captcha ?? (await load())
    if (!task) return
    const abort = new AbortController()
    work.current = abort
    setProof({ state: 'busy', percent: 0 })
    const { solve } = await import('../forms/proof-of-work.ts')
    const on_share = (done: number) => setProof({ state: 'busy', percent: Math.round(done * 100) })
    const value = await solve(task.challenge, { on_share, signal: abort.signal }).catch(() => undefined)
    if (!abort.signal.aborted) setProof(value ? { state: 'done', value } : { state: 'failed' })
  }
  return { captcha, proof, load, prove }
}
