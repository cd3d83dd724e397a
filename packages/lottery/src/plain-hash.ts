import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { HashPort } from './fair-draw.ts'

/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104) in plain script: a browser without HTTPS has no crypto.subtle. */
export const plainHash: HashPort = {
  sha256: (data) => sha256(data),
  hmacSha256: (key, data) => hmac(sha256, key, data),
}
