/** How suppliers and gateways prove who calls, as the document tells it. What it says is done by `signature.rules.ts` of the server. */
export const signatureScheme = {
  type: 'apiKey',
  in: 'header',
  name: 'X-Signature',
  description:
    'HMAC-SHA256 in lower-case hex over `<X-Timestamp>.<X-Nonce>.` followed by the bytes of the body as they are sent, with a secret of the caller. Two secrets are good while one is replaced by the next. A wrong one, an unknown caller and a timestamp more than 5 minutes away from our clock all answer 401 `auth.signature_invalid`; a call that was taken before answers 409 `auth.replayed`. Each attempt is signed anew.',
} as const

const buildHeader = (name: string, description: string, pattern: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string', pattern },
})

/** The headers beside the signature. */
export const signatureParameters = [
  buildHeader('X-Caller', 'The code of the supplier or gateway', '^[A-Za-z0-9_]{1,40}$'),
  buildHeader('X-Timestamp', 'Seconds since 1970 UTC', String.raw`^\d{10}$`),
  buildHeader('X-Nonce', 'New for each attempt', '^[A-Za-z0-9_-]{16,64}$'),
]
