import css from './table.module.css'

/** Our dealer behind the shoe: drawn, and nodding while cards are dealt. */
export const Dealer = ({ phase }: { phase: string }) => (
  <svg className={css.dealer} viewBox="0 0 160 170" aria-hidden data-phase={phase}>
    <ellipse cx="80" cy="162" rx="76" ry="8" fill="#0006" />
    <g className={css.dealerBody}>
      <path d="M20 165C22 118 44 104 80 104s58 14 60 61Z" fill="#7d1420" />
      <path d="M62 104L80 132 98 104 92 98H68Z" fill="#fff4e0" />
      <path d="M80 122l-11-8v17l11-8 11 8v-17Z" fill="#d8a53f" />
      <path d="M69 88h22v16c-6 8-16 8-22 0Z" fill="#e9b48d" />
      <path d="M44 98C34 70 38 8 80 8s46 62 36 90C110 104 98 100 96 92H64C62 100 50 104 44 98Z" fill="#22150f" />
      <path d="M52 52c0-20 14-28 28-28s28 8 28 28c0 26-14 42-28 42S52 78 52 52Z" fill="#f3c5a0" />
      <path d="M50 50c4-22 20-28 32-28 16 0 26 10 28 28-16-2-28-8-34-18-6 10-16 16-26 18Z" fill="#22150f" />
      <path d="M64 60q4-4 8 0M88 60q4-4 8 0" stroke="#22150f" strokeWidth="2.6" fill="none" strokeLinecap="round" />
      <path d="M72 78q8 7 16 0" stroke="#b23a3a" strokeWidth="3" fill="none" strokeLinecap="round" />
    </g>
    <g>
      <path d="M112 146l36-10v26h-36Z" fill="#15181d" stroke="#d8a53f" strokeWidth="2" />
      <path d="M116 149l26-7v14h-26Z" fill="#f7f3e8" />
    </g>
  </svg>
)
