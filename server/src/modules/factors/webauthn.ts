import {
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { hashToken } from '../../kernel/ids.ts'
import type { Page } from './factors.rules.ts'
import type { Passkey } from './passkey.sql.ts'

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const text = z.string().max(20_000)
const shape = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}
const made = z.object({
  ...shape,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string()).max(10).default([]),
  }),
})
const signed = z.object({
  ...shape,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
})

const parseJson = (given: string): unknown => {
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}
const listTransports = (given: readonly string[]): AuthenticatorTransportFuture[] =>
  TRANSPORTS.filter((known) => given.includes(known))

type NewKey = { site: string; member: { id: number; name: string }; known: readonly Passkey[] }

/** What a browser makes a passkey with: one that is found without a name, and that asks its owner each time. */
export const buildMakingOptions = async (page: Page, challenge: Uint8Array, { site, member, known }: NewKey) => {
  const options = await generateRegistrationOptions({
    rpName: site,
    rpID: page.domain,
    userName: member.name,
    userID: Uint8Array.from(hashToken(`passkey of member ${member.id}`)),
    challenge: Uint8Array.from(challenge),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known
      .filter(({ domain }) => domain === page.domain)
      .map(({ credential, transports }) => ({ id: credential, transports: listTransports(transports) })),
  })
  return { challenge: options.challenge, options: JSON.stringify(options) }
}

/** What a browser asks a passkey for: any of this domain, whoever's. */
export const buildAskingOptions = async (page: Page, challenge: Uint8Array) => {
  const options = await generateAuthenticationOptions({
    rpID: page.domain,
    challenge: Uint8Array.from(challenge),
    userVerification: 'required',
  })
  return { challenge: options.challenge, options: JSON.stringify(options) }
}

/** The passkey that a browser made; nothing where its answer is not one to this challenge on this page. */
export const readMadeKey = async (page: Page, challenge: string, given: string) => {
  const parsed = made.safeParse(parseJson(given))
  if (!parsed.success) return undefined
  const transports = listTransports(parsed.data.response.transports)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...parsed.data, response: { ...parsed.data.response, transports } },
    expectedChallenge: challenge,
    expectedOrigin: page.origin,
    expectedRPID: page.domain,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return { credential: id, public_key: Buffer.from(publicKey), counter, transports }
}

/** Which passkey an answer says it is of, before anything is proven. */
export const readKeyName = (given: string): string | undefined => {
  const parsed = signed.safeParse(parseJson(given))
  return parsed.success ? parsed.data.id : undefined
}

/** The counter of a passkey that has signed this challenge on this page; nothing where it has not. */
export const readSignature = async (
  page: Page,
  challenge: string,
  given: string,
  key: Passkey,
): Promise<number | undefined> => {
  const parsed = signed.safeParse(parseJson(given))
  if (!parsed.success) return undefined
  const { userHandle, ...response } = parsed.data.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...parsed.data, response: { ...response, ...(userHandle && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: page.origin,
    expectedRPID: key.domain,
    requireUserVerification: true,
    credential: {
      id: key.credential,
      publicKey: Uint8Array.from(key.public_key),
      counter: Number(key.counter),
      transports: listTransports(key.transports),
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}
