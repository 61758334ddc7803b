export default function Page() { return <h1>why-realty-ai</h1>; }
