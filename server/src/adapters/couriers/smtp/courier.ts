import { createTransport } from 'nodemailer'
import type { CourierPort, Delivery, Parcel } from '../../../modules/mail/courier.port.ts'

const LIMIT_MS = 20_000
/** From here on a mail server says that trying again is of no use. */
const FOR_GOOD = 500

const readFailure = (error: unknown): Delivery => {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const text = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  return { outcome: code >= FOR_GOOD ? 'refused' : 'unclear', error: text }
}

/**
 * E-mail by a mail server: plain text, nothing of it read from files or addresses. The number of a mail is its Message-ID, so that a
 * repeat can be told. A server that offers STARTTLS is spoken to that way.
 */
export const createSmtpCourier = (url: string, from: string): CourierPort => {
  const limits = { connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS }
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true }, { from })
  const host = from.replace(/^.*@/, '').replace('>', '')
  return {
    deliver: async ({ id, address, title, content }: Parcel): Promise<Delivery> => {
      try {
        await transport.sendMail({
          to: { name: '', address },
          subject: title,
          text: content,
          messageId: `<moongate-${id}@${host}>`,
        })
        return { outcome: 'sent' }
      } catch (error) {
        return readFailure(error)
      }
    },
  }
}
