import { useTranslation } from 'react-i18next';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

/** Data of a chart, which its table has too; names are labels and keys at once. */
export interface ChartProps {
  data: readonly Record<string, string | number | null>[];
  /** Key of the horizontal axis. */
  x: string;
  names: readonly [string, string, ...string[]];
}

const [tickSize, height] = [12, 260];
const axis = { tickLine: false, axisLine: false, tick: { fill: 'var(--mantine-color-dimmed)', fontSize: tickSize } };
const legend = { verticalAlign: 'top', align: 'right', iconType: 'circle', iconSize: 10, height: 36 } as const;
const color = (name: string) => `var(--mantine-color-${name}-6)`;

/** Parts of a chart that all share. */
function useFrame(x: string) {
  const { i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const format = (value: unknown) => (typeof value === 'number' ? number.format(value) : '');
  const surface = { background: 'var(--mantine-color-body)', borderColor: 'var(--mantine-color-default-border)' };
  return (
    <>
      <CartesianGrid vertical={false} strokeDasharray="4 4" stroke="var(--mantine-color-default-border)" />
      <XAxis dataKey={x} interval="equidistantPreserveStart" minTickGap={24} {...axis} />
      <YAxis width={52} allowDecimals={false} tickFormatter={format} {...axis} />
      <Tooltip
        formatter={format}
        contentStyle={{ ...surface, borderRadius: 8 }}
        cursor={{ fill: 'var(--mantine-color-default-hover)' }}
      />
      <Legend {...legend} formatter={(name: string) => <span className="chart-name">{name}</span>} />
    </>
  );
}

/** Answered and unanswered calls as stacked bars, chats beside them. Hidden from screen readers: a table has it. */
export function CallsChart({ data, x, names: [answered, unanswered, chats] }: ChartProps) {
  const frame = useFrame(x);
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={[...data]} accessibilityLayer={false} barGap={2}>
          {frame}
          <Bar dataKey={answered} stackId="calls" fill={color('blue')} maxBarSize={28} isAnimationActive={false} />
          <Bar dataKey={unanswered} stackId="calls" fill={color('gray')} maxBarSize={28} isAnimationActive={false} />
          {chats !== undefined && (
            <Bar dataKey={chats} stackId="chats" fill={color('teal')} maxBarSize={28} isAnimationActive={false} />
          )}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Latency as two lines. */
export function LatencyChart({ data, x, names: [p50, p95] }: ChartProps) {
  const frame = useFrame(x);
  const line = { strokeWidth: 2, dot: false, connectNulls: true, isAnimationActive: false } as const;
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={height}>
        <LineChart data={[...data]} accessibilityLayer={false}>
          {frame}
          <Line dataKey={p50} stroke={color('blue')} {...line} />
          <Line dataKey={p95} stroke={color('orange')} {...line} />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
