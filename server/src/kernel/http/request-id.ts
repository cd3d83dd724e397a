import type { IncomingMessage } from 'node:http'

const form = /^[A-Za-z0-9_-]{8,64}$/

/** The id that a caller gives a call, where it has the form of one, else a new one. */
export const chooseRequestId = ({ headers }: Pick<IncomingMessage, 'headers'>, uuid: () => string): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && form.test(given) ? given : uuid()
}
