import '../src/tokens.css'
import '../src/base.css'
import './gallery.css'
import { createRoot } from 'react-dom/client'
import { CurrencyProvider } from '../src/index.ts'
import { Gallery } from './gallery.tsx'

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <CurrencyProvider symbol="¥">
      <Gallery />
    </CurrencyProvider>,
  )
