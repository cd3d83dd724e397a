/** The largest picture that is taken of a transfer, an offer or the code of an account, in bytes. */
export const PICTURE_BYTES = 3 * 1024 * 1024
