/** What every browser of ours starts with. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** With what the browser is driven anyway; naming any of these replaces them all. */
const POINTERS = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
/**
 * As for somebody who asks their system for less transparency: without a graphics card, to blur what lies under a bar or a dialog takes half
 * a processor while a page moves.
 */
export const OPAQUE = `--blink-settings=${POINTERS},prefersReducedTransparency=true`
