import { people } from '@moongate/testing'
import type { visit, Visit } from './browser.ts'
import { post, readToken } from './api.ts'
import type { Journey } from './journey.ts'
import { site } from './member-site.ts'

type Person = 'alice' | 'bobby' | 'carol'

/** A visit whose member has logged in by hand and stands at Home. */
export const logInAs = async (journey: Journey, { name, password }: { name: string; password: string }) => {
  const seen = await journey.visit()
  const member = site(seen.page)
  await member.arrive()
  await member.logIn(name, password)
  return { ...seen, member }
}

type Options = Parameters<typeof visit>[1]

/** A visit that finds its member logged in, as a further tab does; it has gone nowhere yet. */
export const visitWith = async (journey: Journey, token: string, options: Options = {}): Promise<Visit> => {
  const seen = await journey.visit({ ...options, storage: { ...options.storage, moongate_token: token } })
  await seen.context.addCookies([{ name: 'moongate_token', value: token, url: process.env.E2E_URL ?? '' }])
  return seen
}

/** The same with a session of its own, which ends the one before. */
export const visitAs = async (journey: Journey, name: Person, options?: Options): Promise<Visit> =>
  visitWith(journey, await readToken(name, people[name].password), options)

/** Somebody whose money goes by itself where they play, and who finds themselves logged in. */
export const visitAsPlayer = async (
  journey: Journey,
  { name, password }: { name: string; password: string },
): Promise<Visit> => {
  const token = await readToken(name, password)
  await post('/game/change_trans', { status: 1 }, token)
  return visitWith(journey, token)
}
