// Split from the app so that React's evaluation does not block input.
import 'react-dom/client';
