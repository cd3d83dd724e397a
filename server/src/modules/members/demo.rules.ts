/** The one supplier that demo accounts play at (R1.13). */
export const DEMO_SUPPLIER = 'JZ'
