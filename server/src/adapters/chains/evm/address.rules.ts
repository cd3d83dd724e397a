import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { HDKey } from '@scure/bip32'

/** The addresses below an extended public key, by number. Throws for a key that is none, and for one that could spend. */
export const createAddresses = (xpub: string): ((position: number) => string) => {
  const account = HDKey.fromExtendedKey(xpub)
  if (account.privateKey) throw new Error('this is a private key: name the extended public key')
  return (position) => {
    const { publicKey } = account.deriveChild(position)
    if (!publicKey) throw new Error('an extended public key has a public key')
    const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
    return `0x${Buffer.from(keccak_256(point.subarray(1)).subarray(-20)).toString('hex')}`
  }
}
