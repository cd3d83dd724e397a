import { isNetwork, isWithin } from '../../kernel/address.rules.ts'

/** The first that is neither an address nor a network such as `192.0.2.0/24`, or nothing. */
export const findWrongAddress = (passes: readonly string[]): string | undefined => passes.find((one) => !isNetwork(one))

/** Whether an address is one of these, or in one of these networks. What is no address passes nobody. */
export const mayPass = (passes: readonly string[], ip: string): boolean => passes.some((one) => isWithin(ip, one))
