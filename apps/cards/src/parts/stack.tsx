import { Money } from '@moongate/ui'
import { toDecimal } from '@moongate/money'
import css from './parts.module.css'

/** What lies there, as a stack of chips. */
export const Stack = ({ amount, label }: { amount: number; label?: string }) => (
  <span className={css.stack}>
    <svg viewBox="0 0 40 30" aria-hidden>
      {[22, 16, 10].map((y, at) => (
        <g key={y}>
          <ellipse cx="20" cy={y + 3} rx="17" ry="6" fill="#3b0d12" />
          <ellipse
            cx="20"
            cy={y}
            rx="17"
            ry="6"
            fill={at === 2 ? '#d6404a' : '#b3343c'}
            stroke="#ffe9c9"
            strokeDasharray="6 5"
            strokeWidth="3"
          />
        </g>
      ))}
    </svg>
    {label !== undefined && <small>{label}</small>}
    <Money value={toDecimal(amount)} />
  </span>
)
