import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectCouriers } from '../connect.ts'
import { createSmtpCourier } from './courier.ts'

const taken: { from: string; to: string[]; text: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) => {
    if (address.startsWith('gone')) done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    else if (address.startsWith('busy')) done(Object.assign(new Error('try later'), { responseCode: 450 }))
    else done()
  },
  onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const text = Buffer.concat(parts).toString()
      taken.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text })
      done()
    })
  },
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
    }),
)

const FROM = 'Moongate <mail@example.com>'
const parcel = { id: 7, address: 'alice@example.org', title: '充值到账', content: 'ยอดฝาก 10.00\n<b>' }

describe('R1.8 e-mail by a mail server', () => {
  it('carries title and text as plain text, its number in the Message-ID', async () => {
    expect(await createSmtpCourier(url, FROM).deliver(parcel)).toEqual({ outcome: 'sent' })
    const [{ from, to, text } = { from: '', to: [], text: '' }] = taken
    expect([from, to]).toEqual(['mail@example.com', ['alice@example.org']])
    expect(text).toContain('Message-ID: <moongate-7@example.com>')
    expect(text).toContain('Content-Type: text/plain; charset=utf-8')
    expect(text).toContain(Buffer.from('充值到账').toString('base64'))
  })

  it('goes to the one address that it is for, and takes no header from what people write', async () => {
    taken.length = 0
    const evil = { ...parcel, address: 'a@example.org, b@example.org', title: 'x\r\nBcc: c@example.org' }
    await createSmtpCourier(url, FROM).deliver(evil)
    expect(taken.flatMap(({ to }) => to)).not.toContain('c@example.org')
    expect(taken.flatMap(({ to }) => to)).not.toContain('b@example.org')
    expect(taken.map(({ text }) => text).join('')).not.toMatch(/^Bcc:/m)
  })

  it.each([
    ['gone@example.org', 'refused'],
    ['busy@example.org', 'unclear'],
  ])('to %s is %s', async (address, outcome) => {
    expect(await createSmtpCourier(url, FROM).deliver({ ...parcel, address })).toMatchObject({ outcome })
  })

  it('is unclear where no server answers', async () => {
    expect(await createSmtpCourier('smtp://127.0.0.1:1', FROM).deliver(parcel)).toMatchObject({ outcome: 'unclear' })
  })

  it('is there only where the operator has named a server', () => {
    expect(connectCouriers({ smtp_url: undefined, smtp_from: undefined })).toEqual({})
    expect(Object.keys(connectCouriers({ smtp_url: url, smtp_from: FROM }))).toEqual(['email'])
  })
})
