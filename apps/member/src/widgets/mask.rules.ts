/** A name for a screen that somebody may look over: its first character, and as many stars whatever its length. */
export const maskName = (name: string): string => {
  const [first] = name
  return first === undefined ? '' : `${first}**`
}

/** A phone number by its begin and end, enough to know one's own: `138****8003`. */
export const maskPhone = (phone: string): string =>
  phone.length < 7 ? phone.replace(/./g, '*') : `${phone.slice(0, 3)}****${phone.slice(-4)}`
