import { sign } from '../sign.ts'
import type { Speech } from '../world.ts'
import { writeFile } from './file.ts'

/** How Harbour tells of what happened: JSON under a signature of its own header, and any status of 200-299 means that it was taken. */
export const HARBOUR: Speech = {
  code: 'HARBOUR',
  dialect: 'harbour',
  title: 'Harbour',
  nameOrder: (id) => id,
  writeEvent: ({ merchant }, told, secret) => {
    const body = JSON.stringify(told)
    const timestamp = String(Date.now())
    return {
      headers: {
        'content-type': 'application/json',
        'x-merchant': merchant,
        'x-timestamp': timestamp,
        'x-signature': sign(secret, [timestamp, body]),
      },
      body,
    }
  },
  writeDay: writeFile,
  isTaken: ({ is_ok }) => is_ok,
}
