import { BlockList, isIP } from 'node:net'

const getFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32))
}

/** The first that is neither an address nor a network such as `192.0.2.0/24`, or nothing. */
export const findWrongAddress = (passes: readonly string[]): string | undefined => passes.find((one) => !isNetwork(one))

/** Whether an address is one of these, or in one of these networks. What is no address passes nobody. */
export const mayPass = (passes: readonly string[], ip: string): boolean => {
  if (isIP(ip) === 0) return false
  const list = new BlockList()
  for (const one of passes.filter(isNetwork)) {
    const [address = '', bits] = one.split('/')
    if (bits === undefined) list.addAddress(address, getFamily(address))
    else list.addSubnet(address, Number(bits), getFamily(address))
  }
  return list.check(ip, getFamily(ip))
}
